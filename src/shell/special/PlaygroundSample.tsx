import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';

/** What is being tried at the playground: write here whatever you want to see without the site's theme. */
export function PlaygroundSample() {
  const translate = useTranslate();
  return (
    <>
      <Button variant="contained">{translate('playground.button')}</Button>
      <BarChart height={240} series={[{ data: [4, 7, 3] }]} xAxis={[{ data: ['A', 'B', 'C'] }]} />
    </>
  );
}
