import { readAds, type AdSettings } from './adSettings.ts';
import { readAnalytics, type Analytics } from './analyticsSettings.ts';
import {
  isService,
  isUnset,
  parseUrl,
  readAddress,
  splitHosts,
  type Environment,
} from './environment.ts';
import { readSearchService, type SearchService } from './searchSettings.ts';

/** A language of the shell: its code, its own name. English is built in; another one is a dictionary in `translations/`. */
export type Language = { code: string; name: string };

/** The languages this site can be exported in; each but English has its `translations/translations-<code>.json`. */
const LANGUAGES: readonly Language[] = [{ code: 'en', name: 'English' }];

const FONT_ADVICE =
  'the https address of a style sheet, such as https://fonts.example.com/css?family=Example (http only for localhost and 127.0.0.1), or leave it out: none is asked for.';

/** Facts of this deployment. Environment values are read here and nowhere else. */
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
 * Reads the facts of a deployment from environment values.
 * @throws when a value is malformed; the message names the variable and what to write
 */
export function readSite(environment: Environment, languages = LANGUAGES): Site {
  const origin = readOrigin(environment);
  return {
    origin,
    repository: readRepository(environment),
    productionHosts: readHosts(environment, origin),
    isWorkerOff: readWorkerOff(environment),
    licenceKey: readLicenceKey(environment),
    feedbackUrl: readFeedbackUrl(environment),
    iconFontUrl: readAddress(environment, 'NEXT_PUBLIC_ICON_FONT_URL', FONT_ADVICE),
    extraFontUrl: readAddress(environment, 'NEXT_PUBLIC_EXTRA_FONT_URL', FONT_ADVICE),
    ads: readAds(environment),
    analytics: readAnalytics(environment),
    searchService: readSearchService(environment),
    officialOrigin: 'https://mui.com',
    name: 'MUI X',
    languages,
    language: readLanguage(environment, languages),
  };
}

function readLanguage({ SITE_LANGUAGE }: Environment, languages: readonly Language[]): string {
  const language = isUnset(SITE_LANGUAGE) ? 'en' : SITE_LANGUAGE;
  const codes = languages.map(({ code }) => code);
  if (!codes.includes(language)) {
    throw new Error(
      `SITE_LANGUAGE is "${language}", which data/site/site.ts does not name. Write one of ${codes.join(', ')}, or name it there.`,
    );
  }
  return language;
}

function readOrigin({ SITE_ORIGIN = 'http://localhost:8400' }: Environment): string {
  const url = parseUrl(SITE_ORIGIN);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== SITE_ORIGIN) {
    throw new Error(
      `SITE_ORIGIN is "${SITE_ORIGIN}". Write scheme and host only, such as https://docs.example.com.`,
    );
  }
  return url.origin;
}

function readRepository({ SITE_REPOSITORY }: Environment): string | undefined {
  if (isUnset(SITE_REPOSITORY)) {
    return undefined;
  }
  const url = parseUrl(SITE_REPOSITORY);
  if (url?.protocol !== 'https:' || SITE_REPOSITORY.endsWith('/')) {
    throw new Error(
      `SITE_REPOSITORY is "${SITE_REPOSITORY}". Write an https address without a trailing slash, such as https://git.example.com/team/x-docs.`,
    );
  }
  return SITE_REPOSITORY;
}

function readHosts({ SITE_PRODUCTION_HOSTS }: Environment, origin: string): string[] {
  const hosts = SITE_PRODUCTION_HOSTS
    ? splitHosts('SITE_PRODUCTION_HOSTS', SITE_PRODUCTION_HOSTS)
    : [new URL(origin).hostname];
  return hosts.filter((host) => host !== 'localhost');
}

function readWorkerOff({ SITE_SERVICE_WORKER = '' }: Environment): boolean {
  if (!['', 'on', 'off'].includes(SITE_SERVICE_WORKER)) {
    throw new Error(
      `SITE_SERVICE_WORKER is "${SITE_SERVICE_WORKER}". Write off to take the service worker away from everybody who comes, or leave it out.`,
    );
  }
  return SITE_SERVICE_WORKER === 'off';
}

function readLicenceKey({ NEXT_PUBLIC_MUI_LICENSE }: Environment): string | undefined {
  if (isUnset(NEXT_PUBLIC_MUI_LICENSE)) {
    return undefined;
  }
  if (!/^[\w+/=]{40,}$/.test(NEXT_PUBLIC_MUI_LICENSE)) {
    throw new Error(
      'NEXT_PUBLIC_MUI_LICENSE is not a licence key. Paste the whole key (letters and digits, no quotes, no spaces), or leave it out: the demos then show a watermark.',
    );
  }
  return NEXT_PUBLIC_MUI_LICENSE;
}

function readFeedbackUrl({ NEXT_PUBLIC_FEEDBACK_URL }: Environment): string | undefined {
  if (isUnset(NEXT_PUBLIC_FEEDBACK_URL)) {
    return undefined;
  }
  if (!isService(NEXT_PUBLIC_FEEDBACK_URL) || /\/$|[?#]/.test(NEXT_PUBLIC_FEEDBACK_URL)) {
    throw new Error(
      `NEXT_PUBLIC_FEEDBACK_URL is "${NEXT_PUBLIC_FEEDBACK_URL}". Write an https address without a trailing slash, such as https://feedback.example.com (http only for localhost and 127.0.0.1), or leave it out: votes then stay on the visitor's device.`,
    );
  }
  return NEXT_PUBLIC_FEEDBACK_URL;
}

// Each name is written out: Next puts the values into browser code by these very expressions.
export const site = readSite({
  SITE_ORIGIN: process.env.SITE_ORIGIN,
  SITE_REPOSITORY: process.env.SITE_REPOSITORY,
  SITE_PRODUCTION_HOSTS: process.env.SITE_PRODUCTION_HOSTS,
  SITE_LANGUAGE: process.env.SITE_LANGUAGE,
  SITE_SERVICE_WORKER: process.env.SITE_SERVICE_WORKER,
  NEXT_PUBLIC_MUI_LICENSE: process.env.NEXT_PUBLIC_MUI_LICENSE,
  NEXT_PUBLIC_FEEDBACK_URL: process.env.NEXT_PUBLIC_FEEDBACK_URL,
  NEXT_PUBLIC_ICON_FONT_URL: process.env.NEXT_PUBLIC_ICON_FONT_URL,
  NEXT_PUBLIC_EXTRA_FONT_URL: process.env.NEXT_PUBLIC_EXTRA_FONT_URL,
  NODE_ENV: process.env.NODE_ENV,
  NEXT_PUBLIC_ADS: process.env.NEXT_PUBLIC_ADS,
  NEXT_PUBLIC_AD_SCRIPT_URL: process.env.NEXT_PUBLIC_AD_SCRIPT_URL,
  NEXT_PUBLIC_AD_FEED_URL: process.env.NEXT_PUBLIC_AD_FEED_URL,
  NEXT_PUBLIC_AD_IMAGE_HOSTS: process.env.NEXT_PUBLIC_AD_IMAGE_HOSTS,
  SITE_AD_NETWORK_HOSTS: process.env.SITE_AD_NETWORK_HOSTS,
  NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID,
  NEXT_PUBLIC_ANALYTICS_SCRIPT_URL: process.env.NEXT_PUBLIC_ANALYTICS_SCRIPT_URL,
  NEXT_PUBLIC_ANALYTICS_RECEIVERS: process.env.NEXT_PUBLIC_ANALYTICS_RECEIVERS,
  NEXT_PUBLIC_ALGOLIA_APP_ID: process.env.NEXT_PUBLIC_ALGOLIA_APP_ID,
  NEXT_PUBLIC_ALGOLIA_API_KEY: process.env.NEXT_PUBLIC_ALGOLIA_API_KEY,
  NEXT_PUBLIC_ALGOLIA_INDEX: process.env.NEXT_PUBLIC_ALGOLIA_INDEX,
});
