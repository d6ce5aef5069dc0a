import { pickOne, seededRandom } from './seededRandom.ts';

// Invented machines of a factory that does not exist, and what they consist of.

export interface Part {
  id: string;
  name: string;
  /** Names from the machine down to this part. Two machines can have parts of one name. */
  path: string[];
  supplier: string;
  /** Pieces. */
  stock: number;
  /** Euros for one. */
  cost: number;
}

const MACHINES = ['Pump', 'Compressor', 'Conveyor', 'Mixer', 'Press', 'Winch'];
const SIZES = ['S', 'M', 'L', 'XL'];
const ASSEMBLIES = ['Motor', 'Frame', 'Gearbox', 'Control unit', 'Cooling'];
const PARTS = ['Shaft', 'Bearing', 'Seal', 'Housing', 'Bolt set', 'Sensor', 'Cable'];
const SUPPLIERS: [string, ...string[]] = ['Arvo Steel', 'Belmont', 'Carver', 'Dorn & Co', 'Elva'];

/** 24 machines with their assemblies and parts, a machine before what it consists of; always the same. */
export function makeParts(): Part[] {
  const random = seededRandom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const partOf = (id: string, path: string[], price: number): Part => ({
    id,
    name: path.at(-1) ?? '',
    path,
    supplier: pickOne(random, SUPPLIERS),
    stock: below(90),
    cost: Math.round(price * (8 + below(9))) / 10,
  });
  return MACHINES.flatMap((kind, row) =>
    SIZES.map((size, column) => ({ name: `${kind} ${size}`, id: `${row + 1}${column + 1}0` })),
  ).flatMap((machine) => [
    partOf(machine.id, [machine.name], 4200),
    ...ASSEMBLIES.slice(below(3)).flatMap((assembly, index) => [
      partOf(`${machine.id}-${index + 1}`, [machine.name, assembly], 640),
      ...PARTS.slice(below(5)).map((part, place) =>
        partOf(`${machine.id}-${index + 1}-${place + 1}`, [machine.name, assembly, part], 25),
      ),
    ]),
  ]);
}
