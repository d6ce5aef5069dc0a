import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function RestyledGauge() {
  return (
    <Gauge
      aria-label="Raised for the playground"
      aria-valuetext="€18,400 of €25,000"
      height={240}
      value={18_400}
      valueMax={25_000}
      innerRadius="84%"
      cornerRadius="50%"
      text={({ value }) => `€${value?.toLocaleString('en')}`}
      sx={(theme) => ({
        [`& .${gaugeClasses.valueArc}`]: { fill: '#009e73' },
        [`& .${gaugeClasses.referenceArc}`]: { fill: 'rgb(0 158 115 / 0.2)' },
        [`& .${gaugeClasses.valueText}`]: { fontSize: 32, fontWeight: 600 },
        [`& .${gaugeClasses.valueText} text`]: {
          fill: (theme.vars ?? theme).palette.text.secondary,
        },
      })}
    />
  );
}
