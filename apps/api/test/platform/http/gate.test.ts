import { expect, test } from 'vitest'
import { createGate } from '../../../src/platform/secrets/gate.ts'

const stranger = { line: 'stranger', isKnown: false }
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A gate whose tasks run until `finish` ends the oldest one. */
function openGate({ atOnce = 1, waiting = 4 } = {}) {
  const gate = createGate({ atOnce, waiting, whenFull: () => new Error('full') })
  const started: string[] = []
  const ends: (() => void)[] = []
  const refused: string[] = []
  const task = (name: string, line: string, isKnown = false): void => {
    const run = gate(
      async () => {
        started.push(name)
        await new Promise<void>((resolve) => ends.push(resolve))
      },
      { line, isKnown },
    )
    run.catch(() => refused.push(name))
  }
  const finish = async (): Promise<void> => {
    ends.shift()?.()
    await settle()
  }
  return { started, refused, task, finish }
}

test('a gate runs so many tasks at once, the others of a line in their order', async () => {
  const { task, started, finish } = openGate({ atOnce: 2 })
  for (const name of ['a', 'b', 'c', 'd']) task(name, 'one')
  expect(started).toEqual(['a', 'b'])
  await finish()
  expect(started).toEqual(['a', 'b', 'c'])
  await finish()
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

test('lines take turns', async () => {
  const { task, started, finish } = openGate({ waiting: 6 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) task(name, 'a')
  for (const name of ['b1', 'b2']) task(name, 'b')
  for (let i = 0; i < 5; i++) await finish()
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

test('when too many wait, the last one of the longest line is refused', async () => {
  const { task, started, refused, finish } = openGate({ waiting: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) task(name, 'a')
  task('b1', 'b')
  await settle()
  expect(refused).toEqual(['a5', 'a4'])
  for (let i = 0; i < 3; i++) await finish()
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('among lines of one task each, a known requester stays and the last unknown one is refused', async () => {
  const { task, started, refused, finish } = openGate({ waiting: 2 })
  for (const name of ['a', 'b', 'c', 'd']) task(name, name)
  task('owner', 'owner', true)
  await settle()
  expect(refused).toEqual(['d', 'c'])
  for (let i = 0; i < 2; i++) await finish()
  expect(started).toEqual(['a', 'b', 'owner'])
})

test('a failed task leaves the gate open for the next', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0, whenFull: () => new Error('full') })
  await expect(gate(() => Promise.reject(new Error('no')), stranger)).rejects.toThrow('no')
  expect(await gate(async () => 'yes', stranger)).toBe('yes')
})

test('a gate without a place to wait refuses the second task', async () => {
  const { task, refused } = openGate({ waiting: 0 })
  task('a', 'a')
  task('b', 'b')
  await settle()
  expect(refused).toEqual(['b'])
})
