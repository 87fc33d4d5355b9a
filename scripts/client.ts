import { main } from '../src/server/onboarding/clientCommand.ts'

/** `npm run client -- create --name "Acme" --admin jane@acme.example` makes a client organisation and its first admin. */
await main(process.argv.slice(2))
