/** What sending tasks again needs of the browser. */
type World = Pick<Window, 'addEventListener'> & { MessageChannel: typeof MessageChannel };

/**
 * Brings React through the browser's memory of pages. WebKit, and Firefox when it is busy, lose messages that are on their way when a
 * page goes into that memory; React's scheduler then waits for its own one for ever, and little answers on the page that comes back.
 * It takes `setImmediate` instead where there is one: this one sends what is waiting again.
 */
export function sureTasks(world: World = window): void {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new world.MessageChannel();
  const send = () => port2.postMessage(null);
  port1.onmessage = () => waiting.shift()?.(); // one too many finds nothing
  world.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      waiting.forEach(send);
    }
  });
  Object.assign(world, {
    setImmediate: (task: () => void) => {
      waiting.push(task);
      send();
    },
  });
}
