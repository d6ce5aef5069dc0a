export interface FilmDirector {
  name: string;
  country: string;
}

export interface Film {
  id: number;
  title: string;
  studio: string;
  director: FilmDirector;
  /** Day of the release, at midnight local time. */
  released: Date;
  /** Cost of the film, in million US dollars. */
  budget: number;
  /** Box office, in million US dollars. */
  gross: number;
}

const vasquez: FilmDirector = { name: 'Inés Vásquez', country: 'Chile' };
const okoro: FilmDirector = { name: 'Tobi Okoro', country: 'Nigeria' };
const halvorsen: FilmDirector = { name: 'Liv Halvorsen', country: 'Norway' };
const mori: FilmDirector = { name: 'Kenta Mori', country: 'Japan' };
const delaunay: FilmDirector = { name: 'Odile Delaunay', country: 'France' };

/** Invented films of four invented studios. */
export const films: readonly Film[] = [
  film(1, 'The Salt Road', 'Northlight', vasquez, new Date(2018, 2, 9), 42, 131),
  film(2, 'Paper Lanterns', 'Bluewater', mori, new Date(2019, 6, 19), 18, 96),
  film(3, 'Low Tide', 'Bluewater', halvorsen, new Date(2020, 8, 4), 9, 27),
  film(4, 'A Quiet Engine', 'Copperfield', okoro, new Date(2021, 10, 12), 65, 212),
  film(5, 'Nine Winters', 'Northlight', halvorsen, new Date(2021, 0, 22), 30, 74),
  film(6, 'The Clockmaker’s Sister', 'Meridian', delaunay, new Date(2022, 4, 6), 24, 118),
  film(7, 'Harmattan', 'Copperfield', okoro, new Date(2022, 9, 28), 51, 164),
  film(8, 'Borrowed Sky', 'Meridian', vasquez, new Date(2023, 1, 17), 70, 58),
  film(9, 'Second Harvest', 'Northlight', delaunay, new Date(2023, 7, 25), 16, 41),
  film(10, 'The Ferryman’s Debt', 'Bluewater', mori, new Date(2024, 5, 14), 38, 187),
  film(11, 'Glasshouse', 'Meridian', delaunay, new Date(2024, 10, 1), 22, 63),
  film(12, 'Long Way to Abeokuta', 'Copperfield', okoro, new Date(2025, 2, 21), 33, 102),
];

function film(
  id: number,
  title: string,
  studio: string,
  director: FilmDirector,
  released: Date,
  budget: number,
  gross: number,
): Film {
  return { id, title, studio, director, released, budget, gross };
}
