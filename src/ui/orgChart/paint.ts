import { initials } from '../../domain/kernel/person.ts'
import type { Box, Team } from '../kit/tree/layout.ts'
import { teamsWithin } from './inView.ts'
import type { ChartLayout, PlacedCard } from './layout.ts'
import { type Size, type View, windowOf } from './viewport.ts'

/** Draws what no element is made for: the lines, and the cards while they are too small or too many to be elements. */
export interface Ink {
  readonly line: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly font: string
}

export interface Picture {
  readonly layout: ChartLayout
  readonly view: View
  readonly size: Size
  readonly ratio: number
  readonly ink: Ink
  /** The cards to draw here; none while they are elements. */
  readonly cards: ReadonlyArray<PlacedCard>
  readonly marked: PlacedCard | undefined
}

/** Below these zooms names, then initials, and then the lines to each card, would be a grey blur. */
const NAMES_FROM = 0.3
const INITIALS_FROM = 0.16
const TICKS_FROM = 0.06

export function paint(
  context: CanvasRenderingContext2D,
  { layout, view, size, ratio, ink, cards, marked }: Picture,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, size.width, size.height)
  const window = windowOf(view, size)
  context.strokeStyle = ink.line
  context.lineWidth = Math.max(0.5, Math.min(1.5, view.k * 1.5))
  context.beginPath()
  for (const team of teamsWithin(layout, window)) trace(context, team, view, window)
  context.stroke()

  for (const placed of cards) card(context, placed, view, ink, placed === marked)
}

const trace = (context: CanvasRenderingContext2D, team: Team, { x, y, k }: View, window: Box): void => {
  const across = (value: number) => value * k + x
  const down = (value: number) => value * k + y
  const { stemX, top, busY, drops, rails } = team
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    context.moveTo(across(fromX), down(fromY))
    context.lineTo(across(toX), down(toY))
  }
  // No further than the window: a line of half a million pixels is dear to draw.
  const left = Math.max(team.left, window.x)
  const right = Math.min(team.right, window.x + window.width)
  line(stemX, top, stemX, busY)
  if (right > left) line(left, busY, right, busY)
  if (k < TICKS_FROM) return
  const isSeen = (at: number) => at > window.x - 20 && at < window.x + window.width + 20
  for (const drop of drops) if (isSeen(drop)) line(drop, busY, drop, busY + 20)
  for (const rail of rails) {
    if (!isSeen(rail.x)) continue
    line(rail.x, busY, rail.x, rail.ys.at(-1) ?? busY)
    for (const tick of rail.ys) line(rail.x, tick, rail.x + 16, tick)
  }
}

const card = (
  context: CanvasRenderingContext2D,
  { node: { person, vacancy }, box }: PlacedCard,
  { x, y, k }: View,
  ink: Ink,
  isMarked: boolean,
): void => {
  const [left, top, width, height] = [
    box.x * k + x,
    box.y * k + y,
    Math.max(1, box.width * k),
    Math.max(1, box.height * k),
  ]
  context.fillStyle = k < TICKS_FROM ? ink.line : ink.surface
  context.fillRect(left, top, width, height)
  if (k >= TICKS_FROM) {
    context.strokeStyle = isMarked ? ink.accent : ink.line
    context.setLineDash(vacancy ? [4, 4] : [])
    context.strokeRect(left, top, width, height)
    context.setLineDash([])
  }
  if (k < INITIALS_FROM) return
  context.textBaseline = 'middle'
  context.fillStyle = ink.text
  if (k < NAMES_FROM) {
    if (vacancy) return
    context.textAlign = 'center'
    context.font = `500 ${Math.min(11, height * 0.6)}px ${ink.font}`
    context.fillText(initials(person.fullName), left + width / 2, top + height / 2)
    context.textAlign = 'start'
    return
  }
  context.font = `500 ${14 * k}px ${ink.font}`
  context.fillText(shortened(person.fullName), left + 12 * k, top + 22 * k)
  context.fillStyle = ink.muted
  context.font = `400 ${12 * k}px ${ink.font}`
  context.fillText(shortened(person.positionTitle ?? ''), left + 12 * k, top + 40 * k)
}

/** By number of letters, not by measuring: as many as fit a card even when they are wide. */
const shortened = (text: string): string => (text.length <= 28 ? text : `${[...text].slice(0, 27).join('')}…`)
