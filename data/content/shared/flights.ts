import { pickOne, seededRandom } from './seededRandom.ts';

// Invented departures of an airport that does not exist.

export const flightStates = ['Scheduled', 'Boarding', 'Departed', 'Delayed', 'Cancelled'] as const;
export type FlightState = (typeof flightStates)[number];

export interface Flight {
  id: number;
  /** Airline code and number. */
  flight: string;
  airline: string;
  destination: string;
  gate: string;
  /** Local time on 12 May 2025. */
  departs: Date;
  /** Minutes behind the timetable. */
  delay: number;
  state: FlightState;
  /** Share of seats taken, 0 to 1. */
  load: number;
}

interface Airline {
  code: string;
  airline: string;
}

const AIRLINES: [Airline, ...Airline[]] = [
  { code: 'NV', airline: 'Nordvind' },
  { code: 'CZ', airline: 'Caravela' },
  { code: 'TM', airline: 'Terra Mar' },
  { code: 'HL', airline: 'Highland Air' },
];
const DESTINATIONS: [string, ...string[]] = [
  'Athens',
  'Bergen',
  'Cairo',
  'Dublin',
  'Faro',
  'Geneva',
  'Krakow',
  'Milan',
  'Porto',
  'Riga',
];

/** `count` departures from 5 a.m. on, in order of time; the same seed gives the same flights. */
export function makeFlights(count: number, seed = 1): Flight[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, index) => {
    const { code, airline } = pickOne(random, AIRLINES);
    const state = pickOne(random, flightStates);
    return {
      id: index + 1,
      flight: `${code} ${100 + below(900)}`,
      airline,
      destination: pickOne(random, DESTINATIONS),
      gate: `${pickOne(random, ['A', 'B', 'C'])}${1 + below(24)}`,
      departs: new Date(2025, 4, 12, 5, index * 7),
      delay: state === 'Delayed' ? 10 + 5 * below(20) : 0,
      state,
      load: (40 + below(61)) / 100,
    };
  });
}
