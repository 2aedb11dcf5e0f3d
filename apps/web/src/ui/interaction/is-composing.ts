/**
 * Whether a key belongs to an input method that composes letters: Enter only ends the composition. Safari reports it
 * only as key 229.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
