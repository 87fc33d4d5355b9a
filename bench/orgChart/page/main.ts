import { crowd } from './crowd.ts'
import { ours } from './ours.tsx'
import { d3OrgChart, reactD3Tree } from './peers.tsx'

const charts = { ours, d3OrgChart, reactD3Tree }
export type ChartName = keyof typeof charts

const root = document.querySelector('#chart') as HTMLElement

/** After the next frame: whether that has painted what is asked about, which must have stood there when it began. */
const painted = (stands: () => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const stood = stands()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(stood)
      port2.postMessage(null)
    })
  })

const card = '[role=treeitem], .node, .rd3t-node, .rd3t-leaf-node'

const drawn = (): boolean => root.querySelector(card) !== null

/** Nobody stands there, so what is dragged is the chart and not a person: the last such place of the window. */
const emptyPlace = (): { readonly x: number; readonly y: number } => {
  for (let y = innerHeight - 10; y > 0; y -= 10) {
    for (let x = innerWidth - 10; x > 0; x -= 10) {
      const found = document.elementFromPoint(x, y)
      if (found !== null && root.contains(found) && found.closest(card) === null) return { x, y }
    }
  }
  throw new Error('There is somebody everywhere')
}

/** From the people to the picture. */
const draw = async (name: ChartName, count: number): Promise<number> => {
  const people = crowd(count)
  await painted(() => true)
  const began = performance.now()
  await charts[name](people, root)
  while (!(await painted(drawn)));
  return performance.now() - began
}

/** Counts frames and pointer moves until it is asked. */
const follow = () => {
  const frames: number[] = []
  let moves = 0
  let isOn = true
  const note = (time: number) => {
    frames.push(time)
    if (isOn) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  const count = () => {
    moves += 1
  }
  addEventListener('pointermove', count, { capture: true })
  return () => {
    isOn = false
    removeEventListener('pointermove', count, { capture: true })
    const gaps = frames.slice(1).map((time, at) => time - (frames[at] ?? time))
    const lasted = (frames.at(-1) ?? 0) - (frames[0] ?? 0)
    return { fps: (1000 * gaps.length) / lasted, longestGap: Math.max(...gaps), moves }
  }
}

const bench = { draw, follow, emptyPlace, elements: () => root.querySelectorAll('*').length }
export type Bench = typeof bench
Object.assign(window, { bench })
