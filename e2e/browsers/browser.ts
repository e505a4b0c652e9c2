/** The W3C WebDriver commands that the journeys need, by Marionette's names. */
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
  /** Clears all storage and history, so that it is like a new browser. */
  forgetEverything(): Promise<void>;
  send(command: Command, parameters?: Record<string, unknown>): Promise<unknown>;
  /** The console errors since the last clearing, if the console can be read. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<void>;
};
