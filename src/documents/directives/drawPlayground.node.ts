import type { Html } from '#src/site/code/html.node.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiPages } from '#data/tree/apiPages.ts';
import { products } from '#data/products.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import type { ApiMember, ApiRecord } from '#src/reference/read/apiRecord.ts';
import { nearNames } from '#src/site/words/nearNames.ts';
import { oneFile } from '#src/demos/build/oneFile.node.ts';
import { demoTitle } from '#src/site/path/names.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { controlOf } from '#src/demos/playground/controlOf.ts';
import { playgroundCode } from '#src/demos/playground/playgroundCode.node.ts';
import { readPlaygroundRequest } from '#src/demos/playground/playgroundRequest.ts';
import { renderPlayground } from '#src/demos/playground/renderPlayground.node.ts';

/**
 * HTML of `::playground{...}`: its props are looked up in the generated reference, which decides their controls and defaults.
 * @throws when the reference does not know the component or a prop, with the names that come near
 */
export async function drawPlayground(
  folder: string,
  attributes: Readonly<Record<string, string>>,
): Promise<Html> {
  const request = readPlaygroundRequest(attributes);
  const record = componentNamed(request.component);
  const controls = request.wishes.map((wish) => controlOf(wish, propAt(record, wish.prop)));
  const file = path.join(folder, `${request.name}.tsx`);
  const code = playgroundCode(await readDemo(file), file, request.component);
  const href = apiPathname(record.product, record.name);
  return renderPlayground({ request, controls, code, title: demoTitle(request.name), href });
}

function componentNamed(name: string): ApiRecord {
  const record = findComponent(name);
  if (!record) {
    const all = products.flatMap(({ id }) => apiPages[id].component);
    throw new Error(
      `The component "${name}" has no page in the API reference. ${asked(
        name,
        all.map((each) => each.name),
      )}`,
    );
  }
  return record;
}

function findComponent(name: string): ApiRecord | undefined {
  const product = products.find(({ id }) =>
    apiPages[id].component.some((each) => each.name === name),
  );
  return product && readRecord(product.id, name);
}

/** A prop of a component, or behind `slotProps.toolbar.` one of the component in that slot. */
function propAt(record: ApiRecord, prop: string): ApiMember {
  const [first, slotName, inside, ...rest] = prop.split('.');
  if (slotName === undefined) {
    return memberNamed(record, prop);
  }
  if (first !== 'slotProps' || inside === undefined || rest.length > 0) {
    throw new Error(
      `The prop "${prop}" leads nowhere. Write a prop of ${record.name}, or one of a slot, such as slotProps.toolbar.hidden.`,
    );
  }
  const slot = record.slots.find(({ name }) => name.toLowerCase() === slotName.toLowerCase());
  const [, typed = ''] = /<(\w+)Props\b/.exec(slot?.type ?? '') ?? [];
  const component = findComponent(typed) ?? findComponent(slot?.default ?? '');
  if (!slot || !component) {
    throw new Error(
      `${record.name} has no slot "${slotName}" whose component is in the API reference. ${asked(
        slotName,
        record.slots.map(({ name }) => name),
      )}`,
    );
  }
  return memberNamed(component, inside);
}

function memberNamed({ name, members }: ApiRecord, prop: string): ApiMember {
  const member = members.find((each) => each.name === prop);
  if (!member) {
    throw new Error(
      `${name} has no prop "${prop}". ${asked(
        prop,
        members.map((each) => each.name),
      )}`,
    );
  }
  return member;
}

function asked(name: string, names: readonly string[]): string {
  const near = nearNames(name, names);
  return near.length > 0 ? `Is it ${near.join(', ')}?` : 'Correct it.';
}

function readDemo(file: string): Promise<string> {
  if (!existsSync(file)) {
    throw new Error(
      `The demo file ${file} is missing. Write it, or take the ::playground line out.`,
    );
  }
  return oneFile(file);
}
