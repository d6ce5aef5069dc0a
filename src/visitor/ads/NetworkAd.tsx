import { useEffect, useRef } from 'react';
import { AdCreative } from './AdCreative.tsx';
import { useAdConfig } from './AdProvider.tsx';
import { loadNetworkScript } from '#src/visitor/adNetwork/networkScript.ts';
import { useFeedAd } from './useFeedAd.ts';

/** The network's ad, in a box that it cannot leave. A hidden one goes on loading, and is shown as it is when it comes late. */
export function NetworkAd({ isHidden }: { isHidden: boolean }) {
  const { shape } = useAdConfig();
  return (
    <div className="ad-network" hidden={isHidden}>
      {shape === 'inline' ? <FeedAd /> : <ScriptAd />}
    </div>
  );
}

/** A node of the network's own: React never touches what is in it. */
function ScriptAd() {
  const { settings } = useAdConfig();
  const node = useRef<HTMLDivElement>(null);
  useEffect(
    () => (node.current ? loadNetworkScript(node.current, settings) : undefined),
    [settings],
  );
  return <div ref={node} className="ad-script" />;
}

function FeedAd() {
  const { shape } = useAdConfig();
  const ad = useFeedAd();
  if (!ad) {
    return null;
  }
  return (
    <div className="carbonads">
      <AdCreative ad={ad} shape={shape} rel="sponsored noopener noreferrer" />
      {ad.impressions.map((address, index) => (
        // eslint-disable-next-line @next/next/no-img-element
        <img key={index} src={address} alt="" hidden referrerPolicy="strict-origin" />
      ))}
    </div>
  );
}
