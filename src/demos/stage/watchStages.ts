import { demosIn, drawnOf, nameOf } from '#src/demos/model/demoElement.ts';

type OnNear = (name: string, stage: HTMLElement) => void;

/**
 * Tells once for each demo of the page when its stage comes within one window height. Returns how to stop.
 * @param linked name of the demo that the address leads to: it is told at once, before all others
 */
export function watchStages(root: ParentNode, onNear: OnNear, linked?: string): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          tellStage(target, onNear);
        }
      }
    },
    { rootMargin: '100% 0px' },
  );
  for (const demo of demosIn(root)) {
    if (nameOf(demo) === linked) {
      tellStage(demo, onNear);
    } else {
      observer.observe(demo);
    }
  }
  return () => observer.disconnect();
}

/** Tells name and stage of one demo. */
export function tellStage(demo: Element, onNear: OnNear): void {
  const stage = drawnOf(demo);
  const name = nameOf(demo);
  if (stage && name) {
    onNear(name, stage);
  }
}
