import { readAds } from './adSettings.ts';
import { readAnalytics } from './analyticsSettings.ts';
import {
  isService,
  isUnset,
  parseUrl,
  readAddress,
  splitHosts,
  type Environment,
} from './environment.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { readSearchService } from './searchSettings.ts';
import type { Site } from './site.ts';

const FONT_ADVICE =
  'the https address of a style sheet, such as https://fonts.example.com/css?family=Example (http only for localhost and 127.0.0.1), or leave it out: none is asked for.';

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
      `SITE_LANGUAGE is "${language}", which data/site/languages.ts does not name. Write one of ${codes.join(', ')}, or name it there.`,
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
