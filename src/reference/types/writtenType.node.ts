import ts from 'typescript';
import { tidy } from './tidyType.ts';

/** The type as the declaration spells it; null where it speaks of a generic parameter that the page does not name. */
export function writtenType(member: ts.Symbol): string | null {
  const declaration = member.declarations?.[0];
  const node =
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type
      : undefined;
  return node && !namesLoneParameter(node.getText()) ? tidy(node.getText()) : null;
}

/** Generic parameters of the packages that are not the user's data: `S`, `TSeries`, `TEnableAccessibleFieldDOMStructure`. */
function namesLoneParameter(text: string): boolean {
  return /\b(?:[ST]|T[A-Z]\w+)\b(?!\s*[.(])/.test(
    text
      .replace(/'[^']*'/g, '')
      .replace(
        /\b(?:Tree|Tooltip|Toolbar|Time|Theme|Text|Tick|Touch|Transition|Typography)\w*/g,
        '',
      ),
  );
}

/** The source of a declaration. */
export function declaredText(symbol: ts.Symbol | undefined): string {
  const [declaration] = symbol?.declarations ?? [];
  return declaration ? declaration.getText() : '';
}
