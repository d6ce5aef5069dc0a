type OnNear = (name: string, stage: HTMLElement) => void;

/** Tells once for each demo of the page when its stage comes within one window height. Returns how to stop. */
export function watchStages(root: ParentNode, onNear: OnNear): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          tell(target, onNear);
        }
      }
    },
    { rootMargin: '100% 0px' },
  );
  for (const demo of root.querySelectorAll('.demo[data-demo]')) {
    observer.observe(demo);
  }
  return () => observer.disconnect();
}

function tell(demo: Element, onNear: OnNear): void {
  const stage = demo.querySelector<HTMLElement>('.stage-root');
  const name = demo.getAttribute('data-demo');
  if (stage && name) {
    onNear(name, stage);
  }
}
