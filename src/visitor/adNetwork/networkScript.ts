import type { AdSettings } from '#data/site/adSettings.ts';

type Network = Pick<AdSettings, 'scriptUrl' | 'scriptId'>;

/**
 * Puts the network's script into its own node, in a task of its own, so that it draws there. Whether it comes to anything is judged
 * by what is then found in the node, never by the script. What it gives calls off a script that is not in the page yet.
 */
export function loadNetworkScript(node: Element, { scriptUrl, scriptId }: Network): () => void {
  const timer = setTimeout(() => {
    if (scriptUrl !== undefined && node.isConnected) {
      const script = node.ownerDocument.createElement('script');
      script.id = scriptId;
      script.async = true;
      script.src = scriptUrl;
      node.append(script);
    }
  });
  return () => clearTimeout(timer);
}
