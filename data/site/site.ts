import type { AdSettings } from './adSettings.ts';
import type { Analytics } from './analyticsSettings.ts';
import type { Language } from './languages.ts';
import { readSite } from './readSite.ts';
import type { SearchService } from './searchSettings.ts';

/** Facts of this deployment. */
export type Site = {
  /** Scheme, host and port without a trailing slash; canonical links start with it. */
  origin: string;
  /** Address of this repository's web view, without a trailing slash; undefined: no edit links. */
  repository: string | undefined;
  /** Hosts on which the site counts as production. */
  productionHosts: readonly string[];
  /** Whether the site takes its service workers away from everybody who comes; browsers hear of it from `/x/sw-off.json`. */
  isWorkerOff: boolean;
  /** Licence key for the Pro and Premium demos; undefined: they run with a watermark. */
  licenceKey: string | undefined;
  /** Service that takes votes and comments, without a trailing slash; undefined: votes stay on the visitor's device. */
  feedbackUrl: string | undefined;
  /** Style sheet of the icon font; undefined: none is asked for. */
  iconFontUrl: string | undefined;
  /** Style sheet of the additional web font, asked for on few pages only (behaviour 1.1, rule 6); undefined: none. */
  extraFontUrl: string | undefined;
  ads: AdSettings;
  /** Where usage statistics go; undefined: nothing is counted, and nothing of a vendor is loaded. */
  analytics: Analytics | undefined;
  /** A hosted index that the search asks; undefined: its own, and nobody learns what is searched for. */
  searchService: SearchService | undefined;
  /** Where a page that is not written yet can be read meanwhile. */
  officialOrigin: string;
  name: string;
  languages: readonly Language[];
  /** Code of the language the shell speaks in this export. */
  language: string;
};

/**
 * What the environment says, read here and nowhere else. A build reads and checks it once (`next.config.ts`) and puts the facts in
 * place of this expression, so that no page carries what reads them.
 */
export const site: Site = process.env.SITE_FACTS
  ? (JSON.parse(process.env.SITE_FACTS) as Site)
  : readSite(process.env);
