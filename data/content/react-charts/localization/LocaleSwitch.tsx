import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { enUSLocaleText, frFRLocalText } from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';

const languages = {
  en: { name: 'English', localeText: enUSLocaleText },
  fr: { name: 'Français', localeText: frFRLocalText },
  // Not in the package
  de: {
    name: 'Deutsch',
    localeText: {
      loading: 'Daten werden geladen…',
      noData: 'Keine Daten',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
    },
  },
};
type Language = keyof typeof languages;

export default function LocaleSwitch() {
  const [language, setLanguage] = useState<Language>('fr');

  return (
    <div lang={language}>
      <ToggleButtonGroup
        aria-label="Language"
        size="small"
        exclusive
        value={language}
        onChange={(_, next: Language | null) => setLanguage(next ?? language)}
      >
        {Object.entries(languages).map(([key, { name }]) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ChartsLocalizationProvider localeText={languages[language].localeText}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <BarChart height={160} loading series={[]} />
          <PieChart height={160} series={[]} />
        </Box>
      </ChartsLocalizationProvider>
    </div>
  );
}
