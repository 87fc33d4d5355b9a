import { drivers } from 'workshop/drivers'
import { scenarios, whatItMeans } from 'workshop/scenarios'
import holding from '../../drivers/holding.ts?raw'
import { answersFrom } from './answers.ts'
import type { Asked } from './question.ts'

const answer = answersFrom({ scenarios, drivers, holding, meanings: whatItMeans })
let latest: Asked | null = null

const tell = (asked: Asked) =>
  self.postMessage(
    answer(asked, (progress) => self.postMessage({ kind: 'progress', number: asked.number, ...progress })),
  )

/** Only the last of several questions is answered: someone who typed on does not wait for what they have left behind. */
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.kind !== 'paths') return tell(data)
  const isWaiting = latest !== null
  latest = data
  if (isWaiting) return
  setTimeout(() => {
    const asked = latest
    latest = null
    if (asked !== null) tell(asked)
  })
})
