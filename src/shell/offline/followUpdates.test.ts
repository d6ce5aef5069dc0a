import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '#test/memoryStore.ts';
import {
  followUpdates,
  type Registration,
  type UpdateWorld,
  nextUpdate,
  type UpdateEvent,
  type UpdateState,
} from './followUpdates.ts';
import { TAKE_OVER } from './takeOver.ts';

describe('followUpdates', () => {
  class FakeWorker extends EventTarget {
    state: ServiceWorkerState = 'installing';
    postMessage = vi.fn();
    become(state: ServiceWorkerState) {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }

  class FakeRegistration extends EventTarget {
    waiting: FakeWorker | null = null;
    installing: FakeWorker | null = null;
    find(worker = new FakeWorker()): FakeWorker {
      this.installing = worker;
      this.dispatchEvent(new Event('updatefound'));
      return worker;
    }
  }

  let registration = new FakeRegistration();

  beforeEach(() => {
    registration = new FakeRegistration();
  });

  /** A tab of the site. */
  function openTab(facts: Partial<UpdateWorld> = {}, store = memoryStore()) {
    const tab = { hasFocus: true, isUnsaved: false, reload: vi.fn(), look: () => {} };
    const stop = followUpdates(registration as unknown as Registration, {
      own: 'a',
      deployed: async () => 'b',
      hasFocus: () => tab.hasFocus,
      isUnsaved: () => tab.isUnsaved,
      onMoment: (listener) => {
        tab.look = listener;
        return () => (tab.look = () => {});
      },
      store,
      reload: tab.reload,
      ...facts,
    });
    return { tab, store, stop };
  }

  /** A new worker installs, waits, and takes over when it is told. */
  async function deploy(): Promise<FakeWorker> {
    const worker = registration.find();
    worker.become('installed');
    expect(worker.postMessage).toHaveBeenCalledWith(TAKE_OVER);
    worker.become('activated');
    await settle();
    return worker;
  }

  async function settle(): Promise<void> {
    await new Promise((done) => setImmediate(done));
  }

  test('S3 a new build: one message, one reload', async () => {
    const { tab } = openTab();
    const worker = await deploy();
    expect(worker.postMessage.mock.calls).toEqual([[TAKE_OVER]]);
    expect(tab.reload).toHaveBeenCalledTimes(1);
    tab.look();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('S4 a page in the background is reloaded when it gets the focus', async () => {
    const { tab } = openTab();
    tab.hasFocus = false;
    await deploy();
    tab.look();
    expect(tab.reload).not.toHaveBeenCalled();
    tab.hasFocus = true;
    tab.look();
    tab.look();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('a page that holds something unsaved is reloaded when that is saved', async () => {
    const { tab } = openTab();
    tab.isUnsaved = true;
    await deploy();
    tab.look();
    expect(tab.reload).not.toHaveBeenCalled();
    tab.isUnsaved = false;
    tab.look();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('S5 two tabs are reloaded once each, whatever comes after', async () => {
    const [one, other] = [openTab(), openTab()];
    other.tab.hasFocus = false;
    await deploy();
    other.tab.hasFocus = true;
    other.tab.look();
    for (const { tab, store } of [one, other]) {
      expect(tab.reload).toHaveBeenCalledTimes(1);
      // The page is there again, with its worker; the cache of a host still gives the old build.
      const again = openTab({ own: 'a' }, store);
      await deploy();
      expect(again.tab.reload).not.toHaveBeenCalled();
      again.stop();
    }
  });

  test('S6 fifty workers of one build cause one reload', async () => {
    const store = memoryStore();
    let reloads = 0;
    for (let visit = 0; visit < 50; visit += 1) {
      const { tab, stop } = openTab({}, store);
      await deploy();
      reloads += tab.reload.mock.calls.length;
      stop();
    }
    expect(reloads).toBe(1);
  });

  test('each of three builds causes a reload', async () => {
    const store = memoryStore();
    let own = 'a';
    for (const build of ['b', 'c', 'd']) {
      const { tab, stop } = openTab({ own, deployed: async () => build }, store);
      await deploy();
      expect(tab.reload).toHaveBeenCalledTimes(1);
      own = build;
      stop();
    }
  });

  describe('no reload', () => {
    test.each<[string, Partial<UpdateWorld>]>([
      ['when the page in view is of the deployed build', { own: 'b' }],
      ['when the site does not say what is deployed', { deployed: async () => undefined }],
    ])('%s', async (_, facts) => {
      const { tab } = openTab(facts);
      await deploy();
      tab.look();
      expect(tab.reload).not.toHaveBeenCalled();
    });

    test('when the worker fails to install', async () => {
      const { tab } = openTab();
      registration.find().become('redundant');
      await settle();
      tab.look();
      expect(tab.reload).not.toHaveBeenCalled();
    });

    test('after the page has stopped following', async () => {
      const { tab, stop } = openTab();
      stop();
      const worker = registration.find();
      worker.become('installed');
      tab.look();
      expect(worker.postMessage).not.toHaveBeenCalled();
      expect(tab.reload).not.toHaveBeenCalled();
    });
  });

  test('a worker that waits or installs when the page comes is told too', () => {
    const [waiting, installing] = [new FakeWorker(), new FakeWorker()];
    waiting.state = 'installed';
    Object.assign(registration, { waiting, installing });
    openTab();
    expect(waiting.postMessage.mock.calls).toEqual([[TAKE_OVER]]);
    expect(installing.postMessage).not.toHaveBeenCalled();
    installing.become('installed');
    expect(installing.postMessage.mock.calls).toEqual([[TAKE_OVER]]);
  });
});

describe('updateState', () => {
  const installed: UpdateEvent = { type: 'installed' };
  const activated = (isNews: boolean): UpdateEvent => ({ type: 'activated', isNews });
  const look = (mayReload: boolean): UpdateEvent => ({ type: 'look', mayReload });

  /** What the page does over some events, and where it ends. */
  function run(events: readonly UpdateEvent[]): { acts: string[]; state: UpdateState } {
    let state: UpdateState = 'current';
    const acts: string[] = [];
    for (const event of events) {
      const step = nextUpdate(state, event);
      state = step.state;
      acts.push(...(step.act ? [step.act] : []));
    }
    return { acts, state };
  }

  test.each<[string, UpdateEvent[], string[], UpdateState]>([
    ['nothing new, nothing done', [look(true), look(true)], [], 'current'],
    ['each worker that waits is told', [installed, installed], ['takeOver', 'takeOver'], 'asked'],
    [
      'S3 one message and one reload',
      [installed, activated(true), look(true), look(true)],
      ['takeOver', 'reload'],
      'reloading',
    ],
    [
      'S4 a page that nobody looks at waits',
      [installed, activated(true), look(false), look(false)],
      ['takeOver'],
      'due',
    ],
    [
      'S4 and is reloaded when somebody does',
      [installed, activated(true), look(false), look(true)],
      ['takeOver', 'reload'],
      'reloading',
    ],
    [
      'S6 a worker without another build reloads nothing',
      [installed, activated(false), look(true)],
      ['takeOver'],
      'current',
    ],
    [
      'S6 and the next worker is told again',
      [installed, activated(false), installed],
      ['takeOver', 'takeOver'],
      'asked',
    ],
    [
      'nothing comes after the reload',
      [installed, activated(true), look(true), installed, activated(true), look(true)],
      ['takeOver', 'reload'],
      'reloading',
    ],
    [
      'a worker that was not told is not this page’s affair',
      [activated(true), look(true)],
      [],
      'current',
    ],
  ])('%s', (_, events, acts, state) => {
    expect(run(events)).toEqual({ acts, state });
  });
});
