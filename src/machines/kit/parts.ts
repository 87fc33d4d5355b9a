import type { EventFrom } from 'xstate'
import type { PartMachine } from './part.machine.ts'
import type { PartInput } from './partShape.ts'
import type { KeptPart } from './parts.ports.ts'
import { tell } from './tell.ts'

/**
 * The parts of a record that are written at once, each an actor of its own (`part.machine.ts`), as the machine of the record
 * begins them, speaks to them and lets them go. To be called in its `enqueueActions`.
 */
export interface WithParts {
  /** The keys of those that are being written. */
  readonly parts: ReadonlyArray<string>
}

/** As much of `enqueueActions`' argument as writing takes: parts have names that no type knows. */
export interface Writing<Context extends WithParts = WithParts> {
  readonly context: Context
  readonly enqueue: {
    readonly assign: (change: Partial<Context>) => void
    readonly spawnChild: (src: never, options: never) => void
    readonly stopChild: (id: string) => void
    readonly sendTo: (target: never, event: never) => void
  }
}

/** What the actor is called under which a part is written. */
export const partId = (key: string): string => `part/${key}`

/** Spawns the actor `part` of the machine for each. */
export const beginParts = ({ context, enqueue }: Writing, inputs: ReadonlyArray<PartInput>): void => {
  for (const input of inputs) enqueue.spawnChild('part' as never, { id: partId(input.key), input } as never)
  enqueue.assign({ parts: [...context.parts, ...inputs.map(({ key }) => key)] })
}

export const toParts = ({ enqueue }: Writing, keys: ReadonlyArray<string>, event: EventFrom<PartMachine>): void => {
  for (const key of keys) enqueue.sendTo(partId(key) as never, event as never)
}

/** What an earlier visit could not send goes on from where it was; those that are written already have gone on. */
export const goOnWith = (
  writing: Writing,
  kept: ReadonlyArray<KeptPart>,
  inputOf: (part: KeptPart) => PartInput,
): void => {
  const parts = kept.filter(({ key }) => !writing.context.parts.includes(key))
  beginParts(writing, parts.map(inputOf))
  toParts(
    writing,
    parts.map(({ key }) => key),
    { type: 'save.asked' },
  )
}

export const writePart = (writing: Writing, input: PartInput): void => {
  const { key, content } = input
  if (writing.context.parts.includes(key)) toParts(writing, [key], { type: 'part.typed', content })
  else beginParts(writing, [input])
}

export const endPart = ({ context, enqueue }: Writing, key: string): void => {
  enqueue.stopChild(partId(key))
  enqueue.assign({ parts: context.parts.filter((one) => one !== key) })
}

/** An actor that is stopped has no last word. What it had is kept in this browser. */
export const closeParts = (
  { context, enqueue, system }: Writing & Pick<Parameters<typeof tell>[0], 'system'>,
  by: string,
): void => {
  for (const key of context.parts) enqueue.stopChild(partId(key))
  tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by })
}
