import { machineOf, type PartMachine } from './part.machine.ts'
import type {
  AnyPartShape,
  LoadPart,
  PartContext,
  PartInput,
  PartShape,
  RemovePart,
  SavePart,
  Versioned,
} from './partShape.ts'
import type { KeepingPorts, OfParts } from './parts.ports.ts'
import { provided } from './port.ts'
import type { Retyped } from './retyped.ts'

interface Ports<Written, Stored> extends Pick<KeepingPorts, 'keepPart' | 'forgetPart'> {
  readonly savePart: SavePart<Written, Stored>
  readonly loadPart: LoadPart<Stored>
  /** Without it none is taken away. */
  readonly removePart?: RemovePart
}

interface Holding {
  readonly context: PartContext
}

/** A part under its own types. */
export const partOf = <Written, Stored extends Versioned>(shape: PartShape<Written, Stored>) => {
  const machine = machineOf(shape as unknown as AnyPartShape)
  type Machine = Retyped<PartMachine, PartInput<Written>, undefined>
  return {
    machine: machine as unknown as Machine,
    contentIn: ({ context }: Holding) => context.content as Written,
    theirsIn: ({ context }: Holding) => context.theirs as Stored | null,
    /** One that is begun, over what is stored. */
    begun: (of: OfParts, key: string, content: Written, stored: Stored | null): PartInput<Written> => ({
      ...of,
      key,
      content,
      base: stored === null ? null : shape.writtenOf(stored),
      version: stored?.version ?? 0,
    }),
    provide: ({ savePart, loadPart, removePart, keepPart, forgetPart }: Ports<Written, Stored>) =>
      machine.provide({
        actors: {
          savePart: provided(savePart as SavePart),
          loadPart: provided(loadPart as LoadPart),
          ...(removePart && { removePart: provided(removePart) }),
          keepPart: provided(keepPart),
          forgetPart: provided(forgetPart),
        },
      }) as unknown as Machine,
  }
}
