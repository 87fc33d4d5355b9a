import { accept, unaccepted } from './snapshots.ts'

/** `node scripts/charts/accept.ts`: what the machines do now is what they are meant to do. */
const changed = unaccepted()
accept()
for (const { machine, changes } of changed) console.log([machine, ...changes.map((change) => `  ${change}`)].join('\n'))
console.log(changed.length === 0 ? 'Every chart is as it was accepted.' : `${changed.length} charts accepted.`)
