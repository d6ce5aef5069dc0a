import type { Root } from 'hast';
import { siteDocuments } from '#src/documents/parse/siteDocuments.node.ts';
import { drawTree } from '#src/documents/render/renderDocument.node.ts';
import { renderUpgradePlan } from '#src/documents/render/upgradePlan.node.ts';

const UNCHECKED = { table: () => '', identify: () => ({ kind: 'other' }) as const, checkLink() {} };

/** The list of the upgrade guides' changes as the build draws it, its code without colours: what draws them cannot run in jsdom. */
export function drawnPlan() {
  return renderUpgradePlan(siteDocuments(), async ({ file, folder }, part) => {
    const [first] = part.children;
    return first?.type === 'code'
      ? plain(first.value)
      : drawTree(part, { file, folder, ...UNCHECKED });
  });
}

function plain(code: string): Root {
  const text = { type: 'text', value: code } as const;
  return {
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: {}, children: [text] }],
  };
}
