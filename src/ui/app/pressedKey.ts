import type { KeyPress } from '../../domain/session/shortcuts.ts'

/** Ctrl, or ⌘ on a Mac, where Ctrl K belongs to the text one writes. */
export const controlKey: 'Ctrl' | '⌘' = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

const written =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=menu]'

/**
 * What was pressed, where it may be a shortcut; null where it belongs to somebody else: to what has used it already, to
 * the browser, to a dialog that waits for an answer, or to a letter still being composed.
 */
export const pressedKey = (event: KeyboardEvent): KeyPress | null => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const [control, other] = controlKey === '⌘' ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey || other) return null
  if (key.length !== 1 || (control && (shiftKey || key.toLowerCase() !== 'k'))) return null
  const whileTyping = event.target instanceof Element && event.target.matches(written)
  // No letter is a shortcut there, and each of them is waited for.
  if (whileTyping && !control) return null
  if (document.querySelector('[aria-modal=true]')) return null
  return { key, withControl: control, whileTyping }
}
