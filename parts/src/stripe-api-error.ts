import type Stripe from 'stripe';

type StripeErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';

/** An API error; as JSON it has the shape that Stripe documents. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: { error: Partial<Pick<Stripe.StripeRawError, 'code' | 'param'>> & Shape };

  constructor(status: number, fault: Shape & { code?: string; param?: string }) {
    super(fault.message);
    this.status = status;
    this.body = { error: fault };
  }
}

interface Shape {
  type: StripeErrorType;
  message: string;
}

export function invalidRequest(message: string, param?: string, code?: string): StripeApiError {
  return new StripeApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });
}

/** 404 if the path names the object, 400 if a parameter does, as at Stripe. */
export function resourceMissing(kind: string, id: string, param: string): StripeApiError {
  const isAddress = param === 'id';
  return new StripeApiError(isAddress ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
