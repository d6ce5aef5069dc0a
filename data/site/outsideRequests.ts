import { BASE } from './base.ts';
import { searchHosts } from './searchSettings.ts';
import { sandboxes } from './sandboxes.ts';
import { site, type Site } from './site.ts';

/** Directives of a Content-Security-Policy under which a page asks other hosts for something. */
export type FetchDirective =
  'connect-src' | 'font-src' | 'form-action' | 'img-src' | 'script-src' | 'style-src';

/**
 * Requests that pages of this site can make to other hosts. The Content-Security-Policy admits these and no others, so a feature
 * that asks for more than its line here says is stopped by the browser; the page `/x/privacy/` is written from the same lines.
 */
export type OutsideRequest = {
  /** Its texts in the dictionary are `build.privacy.requests.<id>`. */
  id:
    | 'feedback'
    | 'adScript'
    | 'adFeed'
    | 'analyticsScript'
    | 'analyticsEvents'
    | 'iconFont'
    | 'extraFont'
    | 'searchService'
    | 'stackBlitz'
    | 'codeSandbox'
    | 'telemetry';
  /** Origins it goes to, by the directive that admits them; none: this deployment never makes it. */
  to: Partial<Readonly<Record<FetchDirective, readonly string[]>>>;
  /** The environment variable that switches it on when the site is built; undefined: nobody can. */
  variable: string | undefined;
  /**
   * What a visitor decides: a browser that asks for privacy keeps it from being made, or that and the choice on the page about it,
   * or it is made only when asked for.
   */
  visitor: 'signals' | 'choice' | 'press' | null;
  /** Normal path of the only page that makes it. */
  onlyOn?: string;
};

/** Hosts that keep the files of a font elsewhere than its style sheet. */
const FONT_FILES: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
};

/** The requests of a deployment, in the order in which visitors read of them. */
export function listOutsideRequests({
  feedbackUrl,
  ads,
  analytics,
  iconFontUrl,
  extraFontUrl,
  searchService,
}: Pick<
  Site,
  'feedbackUrl' | 'ads' | 'analytics' | 'iconFontUrl' | 'extraFontUrl' | 'searchService'
>): readonly OutsideRequest[] {
  const script = ads.isOn ? origins(ads.scriptUrl) : [];
  const network = script.length > 0 ? [...script, ...ads.networkHosts.map(secureOrigin)] : [];
  const feed = ads.isOn ? origins(ads.feedUrl) : [];
  const pictures = ads.imageHosts.map(secureOrigin);
  return [
    {
      id: 'feedback',
      to: { 'connect-src': origins(feedbackUrl) },
      variable: 'NEXT_PUBLIC_FEEDBACK_URL',
      visitor: null,
    },
    {
      id: 'adScript',
      to: { 'script-src': network, 'img-src': network },
      variable: 'NEXT_PUBLIC_AD_SCRIPT_URL',
      visitor: 'signals',
    },
    {
      id: 'adFeed',
      to: { 'connect-src': feed, 'img-src': feed.length > 0 ? pictures : [] },
      variable: 'NEXT_PUBLIC_AD_FEED_URL',
      visitor: 'signals',
    },
    {
      id: 'analyticsScript',
      to: { 'script-src': origins(analytics?.scriptUrl) },
      variable: 'NEXT_PUBLIC_ANALYTICS_ID',
      visitor: 'choice',
    },
    {
      id: 'analyticsEvents',
      to: { 'connect-src': analytics?.receivers ?? [], 'img-src': analytics?.receivers ?? [] },
      variable: 'NEXT_PUBLIC_ANALYTICS_ID',
      visitor: 'choice',
    },
    {
      id: 'iconFont',
      to: { 'style-src': origins(iconFontUrl), 'font-src': fontOrigins(iconFontUrl) },
      variable: 'NEXT_PUBLIC_ICON_FONT_URL',
      visitor: null,
    },
    {
      id: 'extraFont',
      to: { 'style-src': origins(extraFontUrl), 'font-src': fontOrigins(extraFontUrl) },
      variable: 'NEXT_PUBLIC_EXTRA_FONT_URL',
      visitor: null,
      onlyOn: `${BASE}/onepirate`,
    },
    {
      id: 'searchService',
      to: { 'connect-src': searchService ? searchHosts(searchService) : [] },
      variable: 'NEXT_PUBLIC_ALGOLIA_APP_ID',
      visitor: 'signals',
    },
    {
      id: 'stackBlitz',
      to: { 'form-action': origins(sandboxes.stackBlitz) },
      variable: undefined,
      visitor: 'press',
    },
    {
      id: 'codeSandbox',
      to: { 'form-action': origins(sandboxes.codeSandbox) },
      variable: undefined,
      visitor: 'press',
    },
    // Enabled, but builds for production have no code for it.
    { id: 'telemetry', to: {}, variable: undefined, visitor: 'choice' },
  ];
}

/** Every origin a request goes to, once; none when this deployment never makes it. */
export function originsOf({ to }: Pick<OutsideRequest, 'to'>): string[] {
  return [...new Set(Object.values(to).flat())];
}

/** The requests of this deployment. */
export const outsideRequests = listOutsideRequests(site);

function fontOrigins(sheet: string | undefined): string[] {
  return origins(sheet).flatMap((origin) => {
    const files = FONT_FILES[origin];
    return files === undefined ? [origin] : [origin, files];
  });
}

function secureOrigin(host: string): string {
  return `https://${host}`;
}

function origins(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}
