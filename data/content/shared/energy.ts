// Invented figures: the electricity of a country that does not exist, in terawatt hours.

/** One year of electricity: four sources, three kinds of use, and trade with the neighbours. */
export type EnergyYear = {
  year: number;
  hydro: number;
  wind: number;
  solar: number;
  gas: number;
  homes: number;
  industry: number;
  transport: number;
  /** Bought minus sold; negative in a year of surplus. */
  netImport: number;
};

/** Six years of supply and use. */
export const energy: EnergyYear[] = [
  {
    year: 2019,
    hydro: 31,
    wind: 9,
    solar: 3,
    gas: 22,
    homes: 29,
    industry: 36,
    transport: 4,
    netImport: 4,
  },
  {
    year: 2020,
    hydro: 34,
    wind: 11,
    solar: 4,
    gas: 17,
    homes: 31,
    industry: 32,
    transport: 4,
    netImport: 1,
  },
  {
    year: 2021,
    hydro: 29,
    wind: 14,
    solar: 6,
    gas: 19,
    homes: 31,
    industry: 34,
    transport: 6,
    netImport: 3,
  },
  {
    year: 2022,
    hydro: 27,
    wind: 18,
    solar: 9,
    gas: 18,
    homes: 30,
    industry: 35,
    transport: 8,
    netImport: 1,
  },
  {
    year: 2023,
    hydro: 33,
    wind: 22,
    solar: 12,
    gas: 12,
    homes: 30,
    industry: 35,
    transport: 10,
    netImport: -4,
  },
  {
    year: 2024,
    hydro: 32,
    wind: 26,
    solar: 16,
    gas: 9,
    homes: 31,
    industry: 34,
    transport: 12,
    netImport: -6,
  },
];
