import { expect, test } from '@jest/globals'
import { webhookHeaders } from './sign-webhook.ts'

const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' }
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('signs the reference message of Standard Webhooks as its libraries do', () => {
  expect(webhookHeaders(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
})

test('signs with both secrets during a rotation', () => {
  const { 'webhook-signature': both } = webhookHeaders(message, [Buffer.alloc(24, 1), secret])
  expect(both.split(' ')).toEqual([expect.stringMatching(/^v1,.{44}$/), signature])
})
