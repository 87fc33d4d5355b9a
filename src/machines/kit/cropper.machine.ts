import * as Result from 'effect/Result'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { succeeded } from './answers.ts'
import {
  type Area,
  cutSize,
  defaultBoundary,
  defaultFrame,
  isCovered,
  isOutside,
  type Point,
  type Size,
  zoomsOf,
} from './cropping.ts'
import { type Port, port, provided } from './port.ts'
import { settling } from './settling.ts'

/**
 * The cropper (§ 2.6): one actor for each picture, from its first sight to the piece that is cut out of it.
 *
 * Rules it keeps: the frame is 480x280 in a boundary of 600x600 unless told otherwise; the picture begins filling the
 * frame (or whole, where the caller wants that); an empty frame is not cut; a picture that cannot be read, or not be cut,
 * is said to be so. Where the picture stands is the view's library's to say: it tells the area that is framed.
 *
 * Events: `picture.measured {picture}`, `picture.unreadable`, `picture.moved {crop}`, `picture.zoomed {zoom}`,
 * `picture.framed {area}`, `picture.reset`, `crop.confirmed`, `crop.left`. Reads: `context.{frame, boundary, picture,
 * crop, zoom}`, `framesNothing`; `matches('measuring' | 'adjusting' | 'cutting' | 'unreadable')`. Output: `{ cut }`, null
 * when it was left.
 */
export interface CropperInput {
  readonly file: File
  readonly frame?: Size
  /** What is shown around the frame. */
  readonly boundary?: Size
  readonly start?: 'filling' | 'whole'
}

export interface CutOrder {
  readonly file: File
  readonly area: Area
  /** In pixels. */
  readonly size: Size
  /** Nothing of the frame stays empty, so that the format need not know transparency. */
  readonly isCovered: boolean
}

export type CutPicture = Port<CutOrder, File, 'unreadable'>

interface Context extends Required<CropperInput> {
  readonly picture: Size
  /** How far the picture's middle is from the frame's, in pixels of the screen. */
  readonly crop: Point
  readonly zoom: number
  readonly area: Area
  readonly cut: File | null
}

type Event =
  | { readonly type: 'picture.measured'; readonly picture: Size }
  | { readonly type: 'picture.unreadable' }
  | { readonly type: 'picture.moved'; readonly crop: Point }
  | { readonly type: 'picture.zoomed'; readonly zoom: number }
  | { readonly type: 'picture.framed'; readonly area: Area }
  | { readonly type: 'picture.reset' }
  | { readonly type: 'crop.confirmed' }
  | { readonly type: 'crop.left' }

const middle: Point = { x: 0, y: 0 }
const nothingYet = { picture: { width: 1, height: 1 }, area: { ...middle, width: 0, height: 0 } }

export const cropperMachine = setup({
  types: {} as { context: Context; events: Event; input: CropperInput; output: { readonly cut: File | null } },
  actors: { cut: port<CutPicture>('cropper.cut') },
  guards: {
    succeeded,
    isSomething: (_, { width, height }: Size) => width > 0 && height > 0,
    framesSomething: ({ context: { picture, area } }) => !isOutside(picture, area),
  },
  actions: {
    measure: assign((_, picture: Size) => ({ picture })),
    placeFirst: assign(({ context }) => ({ crop: middle, zoom: zoomsOf(context)[context.start] })),
    move: assign((_, crop: Point) => ({ crop })),
    zoom: assign((_, zoom: number) => ({ zoom })),
    keepArea: assign((_, area: Area) => ({ area })),
    keepCut: assign((_, cut: File) => ({ cut })),
  },
}).createMachine({
  id: 'cropper',
  context: ({ input }) => ({
    frame: defaultFrame,
    boundary: defaultBoundary,
    start: 'filling',
    ...input,
    ...nothingYet,
    crop: middle,
    zoom: 1,
    cut: null,
  }),
  initial: 'measuring',
  on: { 'crop.left': '.left' },
  states: {
    measuring: {
      on: {
        'picture.measured': [
          {
            guard: { type: 'isSomething', params: ({ event }) => event.picture },
            target: 'adjusting',
            actions: [{ type: 'measure', params: ({ event }) => event.picture }, 'placeFirst'],
          },
          { target: 'unreadable' },
        ],
        'picture.unreadable': 'unreadable',
      },
    },
    adjusting: {
      on: {
        'picture.moved': { actions: { type: 'move', params: ({ event }) => event.crop } },
        'picture.zoomed': { actions: { type: 'zoom', params: ({ event }) => event.zoom } },
        'picture.framed': { actions: { type: 'keepArea', params: ({ event }) => event.area } },
        'picture.reset': { actions: 'placeFirst' },
        'crop.confirmed': [{ guard: 'framesSomething', target: 'cutting' }, {}],
      },
    },
    cutting: {
      invoke: {
        id: 'cut',
        src: 'cut',
        input: ({ context }) => ({
          file: context.file,
          area: context.area,
          size: cutSize(context.frame, context.area),
          isCovered: isCovered(context.picture, context.area),
        }),
        ...settling<CutPicture>()({ to: 'cut', keep: 'keepCut', otherwise: 'unreadable' }),
      },
    },
    unreadable: {},
    cut: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { cut } }) => ({ cut }),
})

/** The picture has been moved out of the frame: there is nothing to cut. */
export const framesNothing = (snapshot: SnapshotFrom<typeof cropperMachine>): boolean =>
  snapshot.matches('adjusting') && !snapshot.can({ type: 'crop.confirmed' })

/** With what the browser draws by; null where it cannot. */
export const cropperBy = (cut: (order: CutOrder) => Promise<File | null>) => {
  const port: CutPicture = async (order) => {
    const piece = await cut(order)
    return piece === null ? Result.fail('unreadable') : Result.succeed(piece)
  }
  return cropperMachine.provide({ actors: { cut: provided(port) } })
}

export type CropperActor = ActorRefFrom<typeof cropperMachine>
