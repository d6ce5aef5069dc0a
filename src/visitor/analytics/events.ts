import { gtag } from './gtag.ts';

/** Something a visitor did, or an advertisement did; the name of the event is its category. */
export type ActionEvent = { eventAction: string; eventLabel: string | null };

/** A page in view. `page_location` is its path only; ids are the text `null` where a page belongs to no product. */
export type PageView = {
  page_title: string;
  page_location: string;
  productId: string;
  productCategoryId: string;
};

export type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** A time that the framework takes by itself, such as `Next.js-hydration`. */
export type FrameworkVitalName = `Next.js-${string}`;

/** How fast or calm a page was. `value` is what came since the last report of the metric. */
export type Vital = {
  value: number;
  metric_label: 'Web Vitals' | 'Next.js custom metric';
  metric_value: number;
  metric_delta: number;
  metric_id: string;
};

export type OperatingSystem = 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' | 'other';

/** What is told of a visitor: coarse facts and choices, nothing that tells one from another. */
export type UserProperties = {
  codeVariant: string;
  codeStylingVariant: string;
  userLanguage: string;
  /** Rounded to one decimal. */
  devicePixelRatio: number;
  operatingSystem: OperatingSystem;
  /** What the device prefers. */
  colorSchemeOS: 'light' | 'dark';
  /** What the visitor chose. */
  colorScheme: 'light' | 'dark' | 'system';
};

type Refusal = 'denied';

/** What `gtag` is called with. */
export type Command =
  | [
      'consent',
      'default',
      Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', Refusal>,
    ]
  | ['js', Date]
  | ['config', string, { send_page_view: false }]
  | ['set', 'user_properties', Partial<UserProperties>]
  | ['event', 'page_view', PageView]
  | ['event', VitalName | FrameworkVitalName, Vital]
  | ['event', string, ActionEvent];

export type Gtag = (...command: Command) => void;

/** Says that an advertisement was seen. The slot has drawn already which displays are told. */
export function sendAdDisplay(label: string): void {
  gtag('event', 'ad', { eventAction: 'display', eventLabel: label });
}

/** Says that drawing an advertisement failed, every time. The label is the text `null` where there was none. */
export function sendAdCrash(label: string | null | undefined): void {
  gtag('event', 'ad', { eventAction: 'crash', eventLabel: label ?? 'null' });
}
