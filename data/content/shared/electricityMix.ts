// Invented figures: the electricity that a country that does not exist generated, by source.

/** One year of generation in terawatt-hours, one key per source. */
export type ElectricityYear = {
  year: number;
  coal: number;
  gas: number;
  hydro: number;
  wind: number;
  solar: number;
};

/** Electricity generated per year, 2009 first. */
export const electricityMix: ElectricityYear[] = [
  { year: 2009, coal: 46, gas: 31, hydro: 22, wind: 5, solar: 0 },
  { year: 2010, coal: 47, gas: 33, hydro: 25, wind: 6, solar: 0 },
  { year: 2011, coal: 45, gas: 34, hydro: 20, wind: 8, solar: 1 },
  { year: 2012, coal: 44, gas: 32, hydro: 24, wind: 9, solar: 1 },
  { year: 2013, coal: 42, gas: 31, hydro: 26, wind: 11, solar: 2 },
  { year: 2014, coal: 39, gas: 33, hydro: 23, wind: 12, solar: 3 },
  { year: 2015, coal: 37, gas: 35, hydro: 21, wind: 15, solar: 4 },
  { year: 2016, coal: 33, gas: 37, hydro: 24, wind: 16, solar: 5 },
  { year: 2017, coal: 31, gas: 38, hydro: 20, wind: 19, solar: 6 },
  { year: 2018, coal: 28, gas: 37, hydro: 25, wind: 20, solar: 8 },
  { year: 2019, coal: 23, gas: 39, hydro: 23, wind: 23, solar: 9 },
  { year: 2020, coal: 18, gas: 36, hydro: 26, wind: 26, solar: 11 },
  { year: 2021, coal: 17, gas: 37, hydro: 22, wind: 27, solar: 14 },
  { year: 2022, coal: 15, gas: 34, hydro: 20, wind: 31, solar: 18 },
  { year: 2023, coal: 10, gas: 31, hydro: 24, wind: 34, solar: 22 },
  { year: 2024, coal: 7, gas: 28, hydro: 25, wind: 36, solar: 27 },
];
