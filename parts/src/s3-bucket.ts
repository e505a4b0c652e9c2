export interface S3Access {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the server supports lifecycle rules; the stand-in doesn't. */
  keepsRules?: boolean;
}

/** The only region without a location constraint, which neither server here supports. */
const region = 'us-east-1';
const bucket = 'danube';

/** The private bucket, accessible to local pages only through signed URLs. */
export async function createBucket(access: S3Access): Promise<void> {
  // Imported lazily: it is large, and a running set never needs it.
  const {
    CreateBucketCommand,
    PutBucketCorsCommand,
    PutBucketLifecycleConfigurationCommand,
    S3Client,
  } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: access.endpoint,
    region,
    credentials: access,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  try {
    // All calls are idempotent for the bucket's owner.
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    await client.send(
      new PutBucketCorsCommand({
        Bucket: bucket,
        CORSConfiguration: { CORSRules: [corsRule] },
      }),
    );
    if (!access.keepsRules) return;
    await client.send(
      new PutBucketLifecycleConfigurationCommand({
        Bucket: bucket,
        LifecycleConfiguration: { Rules: lifecycleRules },
      }),
    );
  } finally {
    client.destroy();
  }
}

export function s3Environment(access: S3Access): Record<string, string> {
  return {
    S3_ENDPOINT: access.endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: access.accessKeyId,
    S3_SECRET_ACCESS_KEY: access.secretAccessKey,
  };
}

const corsRule = {
  AllowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*'],
  AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST'],
  AllowedHeaders: ['*'],
  // A browser's multipart upload must read each part's ETag.
  ExposeHeaders: ['ETag'],
};

/** The product cleans up after itself much earlier; this covers what it can't know about. */
const lifecycleRules = [
  {
    ID: 'unfinished-uploads',
    Status: 'Enabled' as const,
    Filter: { Prefix: '' },
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: 2 },
  },
  {
    ID: 'forgotten-quarantine',
    Status: 'Enabled' as const,
    Filter: { Prefix: 'quarantine/' },
    Expiration: { Days: 30 },
  },
];
