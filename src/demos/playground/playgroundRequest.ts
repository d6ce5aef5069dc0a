/** A prop that a playground offers, and what its document says of its values. */
export type Wish = {
  prop: string;
  range: { min: number; max: number; step: number | null } | null;
  choices: readonly string[] | null;
  colour: string | null;
  /** Where a boolean starts of which the reference does not say it. */
  start: boolean | null;
};

/** What a document asks for with `::playground{...}`: heights in px. */
export type PlaygroundRequest = {
  name: string;
  component: string;
  wishes: readonly Wish[];
  height: number;
  phone: number;
};

const NAME = /^[A-Z]\w*$/;
const HEIGHT = /^\d{2,4}$/;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const RANGE = new RegExp(`^(${NUMBER})\\.\\.(${NUMBER})(?:/(${NUMBER}))?$`);

/**
 * Reads the attributes of `::playground{name="BarPlayground" component="BarChart" props="layout, borderRadius=0..24" height="300"}`.
 * @throws when one of them is missing or malformed
 */
export function readPlaygroundRequest(
  attributes: Readonly<Record<string, string>>,
): PlaygroundRequest {
  const { name = '', component = '', props = '', height = '', phone = height } = attributes;
  if (!NAME.test(name) || !NAME.test(component)) {
    throw new Error(
      '::playground needs the names of its demo and of the component, such as ::playground{name="BarPlayground" component="BarChart" props="layout" height="300"}.',
    );
  }
  if (!HEIGHT.test(height) || !HEIGHT.test(phone)) {
    throw new Error(
      `::playground{name="${name}"} needs the height of its demo in px, such as height="300" (and phone="360" where it differs below 600 px).`,
    );
  }
  const wishes = props.split(',').map((text) => readWish(text.trim(), name));
  const twice = wishes.find(({ prop }, index) =>
    wishes.slice(0, index).some((other) => other.prop === prop),
  );
  if (twice) {
    throw new Error(
      `::playground{name="${name}"} names the prop ${twice.prop} twice. Take one out.`,
    );
  }
  return { name, component, wishes, height: Number(height), phone: Number(phone) };
}

/** `layout`, `borderRadius=0..24/2`, `color=#1976d2`, `views=day|month`, `hideLegend=false` */
function readWish(text: string, name: string): Wish {
  const [, prop, value = ''] = /^([a-z]\w*(?:\.\w+)*)(?:=(.+))?$/i.exec(text) ?? [];
  if (prop === undefined) {
    throw new Error(
      `::playground{name="${name}"} cannot read "${text}" in its props. Write names with commas between them, such as props="layout, borderRadius=0..24, color=#1976d2, views=day|month".`,
    );
  }
  const [, min, max, step] = RANGE.exec(value) ?? [];
  const isColour = /^#[\da-f]{6}$/i.test(value);
  const isStart = value === 'true' || value === 'false';
  return {
    prop,
    range:
      min === undefined
        ? null
        : { min: Number(min), max: Number(max), step: step === undefined ? null : Number(step) },
    colour: isColour ? value.toLowerCase() : null,
    start: isStart ? value === 'true' : null,
    choices: value === '' || min !== undefined || isColour || isStart ? null : value.split('|'),
  };
}
