import { isUnset, readAddress, splitHosts, type Environment } from './environment.ts';

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

const ADVICE =
  'the https address that the ad network gave you, such as https://ads.example.com/serve?placement=docs (http only for localhost and 127.0.0.1), or leave it out: pages then show in-house ads.';

/** @throws when a value is malformed; the message names the variable and what to write */
export function readAds(environment: Environment): AdSettings {
  const { SITE_AD_NETWORK_HOSTS, NEXT_PUBLIC_AD_IMAGE_HOSTS } = environment;
  return {
    isOn: readAdSwitch(environment),
    scriptUrl: readAddress(environment, 'NEXT_PUBLIC_AD_SCRIPT_URL', ADVICE),
    feedUrl: readAddress(environment, 'NEXT_PUBLIC_AD_FEED_URL', ADVICE),
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
  if (isUnset(NEXT_PUBLIC_ADS)) {
    return NODE_ENV !== 'development';
  }
  if (NEXT_PUBLIC_ADS !== 'true' && NEXT_PUBLIC_ADS !== 'false') {
    throw new Error(
      `NEXT_PUBLIC_ADS is "${NEXT_PUBLIC_ADS}". Write true or false, or leave it out: ads are then shown everywhere but in npm run dev.`,
    );
  }
  return NEXT_PUBLIC_ADS === 'true';
}
