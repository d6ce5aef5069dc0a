/** A language of the shell: its code, its own name. English is built in; another one is a dictionary in `translations/`. */
export type Language = { code: string; name: string };

/** The languages this site can be exported in; each but English has its `translations/translations-<code>.json`. */
const LANGUAGES: readonly Language[] = [{ code: 'en', name: 'English' }];

/** Advertising of a deployment. Without a network, pages show in-house ads only. */
export type AdSettings = {
  /** Whether pages have a slot for ads at all. */
  isOn: boolean;
  /** Script of the ad network, which fills the slot with a picture ad; undefined: none is loaded. */
  scriptUrl: string | undefined;
  /** Feed of text ads; undefined: none is asked. */
  feedUrl: string | undefined;
  /** Hosts besides that of `scriptUrl` which the network's script loads from. */
  networkHosts: readonly string[];
  /** Hosts that pictures and impression pixels of ads may come from; others are not asked. */
  imageHosts: readonly string[];
  /** The id by which the network's script finds itself in the page. */
  scriptId: string;
  /** What the network links to when it has no ad to show. */
  backerUrl: string;
};

/** Where usage statistics go. */
export type Analytics = {
  /** Id of this site at the vendor, such as `G-1A2B3C4D5E`. */
  id: string;
  /** The vendor's script, which sends the events. */
  scriptUrl: string;
  /** Where that script sends them: origins, whose host may begin with `*.`. */
  receivers: readonly string[];
};

/** Facts of this deployment. Environment values are read here and nowhere else. */
export type Site = {
  /** Scheme, host and port without a trailing slash; canonical links start with it. */
  origin: string;
  /** Address of this repository's web view, without a trailing slash; undefined: no edit links. */
  repository: string | undefined;
  /** Hosts on which the site counts as production. */
  productionHosts: readonly string[];
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
  /** Where a page that is not written yet can be read meanwhile. */
  officialOrigin: string;
  name: string;
  languages: readonly Language[];
  /** Code of the language the shell speaks in this export. */
  language: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

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
    licenceKey: readLicenceKey(environment),
    feedbackUrl: readFeedbackUrl(environment),
    iconFontUrl: readStyleSheet(environment, 'NEXT_PUBLIC_ICON_FONT_URL'),
    extraFontUrl: readStyleSheet(environment, 'NEXT_PUBLIC_EXTRA_FONT_URL'),
    ads: readAds(environment),
    analytics: readAnalytics(environment),
    officialOrigin: 'https://mui.com',
    name: 'MUI X',
    languages,
    language: readLanguage(environment, languages),
  };
}

function readLanguage({ SITE_LANGUAGE }: Environment, languages: readonly Language[]): string {
  const language = SITE_LANGUAGE === undefined || SITE_LANGUAGE === '' ? 'en' : SITE_LANGUAGE;
  const codes = languages.map(({ code }) => code);
  if (!codes.includes(language)) {
    throw new Error(
      `SITE_LANGUAGE is "${language}", which data/site.ts does not name. Write one of ${codes.join(', ')}, or name it there.`,
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
  if (SITE_REPOSITORY === undefined || SITE_REPOSITORY === '') {
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

function splitHosts(name: string, text: string): string[] {
  const hosts = text.split(',');
  for (const host of hosts) {
    if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) {
      throw new Error(
        `${name} holds "${host}". Write lower-case host names with commas between them, such as docs.example.com,www.example.com.`,
      );
    }
  }
  return hosts;
}

function readLicenceKey({ NEXT_PUBLIC_MUI_LICENSE }: Environment): string | undefined {
  if (NEXT_PUBLIC_MUI_LICENSE === undefined || NEXT_PUBLIC_MUI_LICENSE === '') {
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
  if (NEXT_PUBLIC_FEEDBACK_URL === undefined || NEXT_PUBLIC_FEEDBACK_URL === '') {
    return undefined;
  }
  if (!isService(NEXT_PUBLIC_FEEDBACK_URL) || /\/$|[?#]/.test(NEXT_PUBLIC_FEEDBACK_URL)) {
    throw new Error(
      `NEXT_PUBLIC_FEEDBACK_URL is "${NEXT_PUBLIC_FEEDBACK_URL}". Write an https address without a trailing slash, such as https://feedback.example.com (http only for localhost and 127.0.0.1), or leave it out: votes then stay on the visitor's device.`,
    );
  }
  return NEXT_PUBLIC_FEEDBACK_URL;
}

function readStyleSheet(
  environment: Environment,
  name: 'NEXT_PUBLIC_ICON_FONT_URL' | 'NEXT_PUBLIC_EXTRA_FONT_URL',
): string | undefined {
  const address = environment[name];
  if (address === undefined || address === '') {
    return undefined;
  }
  if (!isService(address)) {
    throw new Error(
      `${name} is "${address}". Write the https address of a style sheet, such as https://fonts.example.com/css?family=Example (http only for localhost and 127.0.0.1), or leave it out: none is asked for.`,
    );
  }
  return address;
}

function readAds(environment: Environment): AdSettings {
  const { SITE_AD_NETWORK_HOSTS, NEXT_PUBLIC_AD_IMAGE_HOSTS } = environment;
  return {
    isOn: readAdSwitch(environment),
    scriptUrl: readAdAddress(environment, 'NEXT_PUBLIC_AD_SCRIPT_URL'),
    feedUrl: readAdAddress(environment, 'NEXT_PUBLIC_AD_FEED_URL'),
    networkHosts: SITE_AD_NETWORK_HOSTS
      ? splitHosts('SITE_AD_NETWORK_HOSTS', SITE_AD_NETWORK_HOSTS)
      : [],
    imageHosts: NEXT_PUBLIC_AD_IMAGE_HOSTS
      ? splitHosts('NEXT_PUBLIC_AD_IMAGE_HOSTS', NEXT_PUBLIC_AD_IMAGE_HOSTS)
      : [],
    scriptId: '_carbonads_js',
    backerUrl: 'https://material-ui-next.com/discover-more/backers',
  };
}

/** Whoever writes documents sees no ads unless asked for. */
function readAdSwitch({ NEXT_PUBLIC_ADS, NODE_ENV }: Environment): boolean {
  if (NEXT_PUBLIC_ADS === undefined || NEXT_PUBLIC_ADS === '') {
    return NODE_ENV !== 'development';
  }
  if (NEXT_PUBLIC_ADS !== 'true' && NEXT_PUBLIC_ADS !== 'false') {
    throw new Error(
      `NEXT_PUBLIC_ADS is "${NEXT_PUBLIC_ADS}". Write true or false, or leave it out: ads are then shown everywhere but in npm run dev.`,
    );
  }
  return NEXT_PUBLIC_ADS === 'true';
}

function readAdAddress(
  environment: Environment,
  name: 'NEXT_PUBLIC_AD_SCRIPT_URL' | 'NEXT_PUBLIC_AD_FEED_URL',
): string | undefined {
  const address = environment[name];
  if (address === undefined || address === '') {
    return undefined;
  }
  if (!isService(address)) {
    throw new Error(
      `${name} is "${address}". Write the https address that the ad network gave you, such as https://ads.example.com/serve?placement=docs (http only for localhost and 127.0.0.1), or leave it out: pages then show in-house ads.`,
    );
  }
  return address;
}

const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const ANALYTICS_RECEIVERS =
  'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com';
const RECEIVER = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

function readAnalytics({
  NEXT_PUBLIC_ANALYTICS_ID: id = '',
  NEXT_PUBLIC_ANALYTICS_SCRIPT_URL,
  NEXT_PUBLIC_ANALYTICS_RECEIVERS,
}: Environment): Analytics | undefined {
  if (id === '') {
    return undefined;
  }
  if (!/^[A-Z]+-[A-Z0-9-]+$/.test(id)) {
    throw new Error(
      `NEXT_PUBLIC_ANALYTICS_ID is "${id}". Write the id of this site at the vendor, such as G-1A2B3C4D5E, or leave it out: nothing is counted then.`,
    );
  }
  const scriptUrl = NEXT_PUBLIC_ANALYTICS_SCRIPT_URL || ANALYTICS_SCRIPT;
  if (!isService(scriptUrl) || /[?#]/.test(scriptUrl)) {
    throw new Error(
      `NEXT_PUBLIC_ANALYTICS_SCRIPT_URL is "${scriptUrl}". Write the https address of the vendor's script without a query (http only for localhost and 127.0.0.1), or leave it out: it is ${ANALYTICS_SCRIPT} then.`,
    );
  }
  const receivers = (NEXT_PUBLIC_ANALYTICS_RECEIVERS || ANALYTICS_RECEIVERS).split(',');
  for (const receiver of receivers) {
    if (!RECEIVER.test(receiver)) {
      throw new Error(
        `NEXT_PUBLIC_ANALYTICS_RECEIVERS holds "${receiver}". Write origins with commas between them, such as https://events.example.com,https://*.example.net.`,
      );
    }
  }
  return { id, scriptUrl, receivers };
}

/** Whether a page may ask for an address: encrypted, or on this machine, and with no name and password in it. */
function isService(address: string): boolean {
  const url = parseUrl(address);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  return (
    url !== undefined &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) &&
    url.username === '' &&
    url.password === '' &&
    !/\s/.test(address)
  );
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined; // the caller says what is wrong with it
  }
}

// Each name is written out: Next puts the values into browser code by these very expressions.
export const site = readSite({
  SITE_ORIGIN: process.env.SITE_ORIGIN,
  SITE_REPOSITORY: process.env.SITE_REPOSITORY,
  SITE_PRODUCTION_HOSTS: process.env.SITE_PRODUCTION_HOSTS,
  SITE_LANGUAGE: process.env.SITE_LANGUAGE,
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
});
