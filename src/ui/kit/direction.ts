import type { KeyboardEvent } from 'react'

/** A key as it reads along the writing: where that runs to the left, the arrows to both sides change places. */
export const alongWriting = ({ key, currentTarget }: Pick<KeyboardEvent, 'key' | 'currentTarget'>): string =>
  getComputedStyle(currentTarget).direction === 'rtl' ? (mirrored[key] ?? key) : key

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
