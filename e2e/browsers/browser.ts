/** The commands of W3C WebDriver that the journeys need, by the names Firefox has for them. */
export type Command =
  | 'Navigate'
  | 'Refresh'
  | 'AddCookie'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'TakeScreenshot';

export type Browser = {
  /** From now on it is a browser in which nothing is stored and nobody has been anywhere. */
  forgetEverything(): Promise<void>;
  send(command: Command, parameters?: Record<string, unknown>): Promise<unknown>;
  /** The errors in its console since it forgot everything, where the console can be read. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<void>;
};
