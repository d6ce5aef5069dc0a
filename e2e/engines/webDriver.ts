/**
 * The commands of W3C WebDriver that errands need: how they are asked for over HTTP, as WebKit's driver hears them, and what Firefox
 * itself calls them on its own line. What they take and give is the same.
 */
export const COMMANDS = {
  begin: ['POST', '', 'WebDriver:NewSession'],
  end: ['DELETE', '', 'WebDriver:DeleteSession'],
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  forward: ['POST', '/forward', 'WebDriver:Forward'],
  reload: ['POST', '/refresh', 'WebDriver:Refresh'],
  windows: ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  toWindow: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  place: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  element: ['POST', '/element', 'WebDriver:FindElement'],
  toFrame: ['POST', '/frame', 'WebDriver:SwitchToFrame'],
  run: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  picture: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const satisfies Record<string, readonly [method: string, route: string, ownName: string]>;

export type Command = keyof typeof COMMANDS;

/** Asks a browser for something and waits for what it answers. Throws what the browser complains of. */
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

/** A browser of some engine, started for errands. */
export type Browser = { send: Send; stop: () => Promise<void> };
