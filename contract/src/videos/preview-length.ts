/** How many seconds visitors may watch; enforced by the server and the player. */
export const previewLength = 90;
