/** Whether a key belongs to an input method that composes letters: Enter ends that, and nothing else. Safari tells it by 229 alone. */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
